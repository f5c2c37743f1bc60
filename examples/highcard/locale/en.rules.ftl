section-rules = The rules
high-01 = Three cards of a pack of twelve are dealt to each seat.
high-02 = In turn each seat lays one card of its hand.
high-03 = { $low ->
    [yes] The lowest
   *[no] The highest
} card takes the trick, and its owner leads the next one.
high-04 = Most tricks win; equal numbers share the win.
high-05 = With the option low it is the lowest card that takes the trick.
