import { describe, expect, it } from 'vitest'
import { parseMotif } from './motif.ts'
import { showsTitle } from './named-subjects.ts'

describe('showsTitle', () => {
  it.each([
    ['First steps', 'dunes none'],
    ['Where dunes meet the sea', 'coast none', false],
    ['Where dunes meet the sea', 'dunes none', false],
    ['White walls and the sea', 'beach village:whitewashed'],
    ['City walls and champeta', 'waterfront:colonial none', false],
    ['Hanging bridges and Roman streets', 'canyon:ravine bridge:stone', false],
    ['Hanging bridges and Roman streets', 'canyon:ravine bridge:suspension'],
    ['Stone bridges and the Vikos Gorge', 'canyon:ravine bridge:arch'],
    ['Where forest meets ocean', 'beach animals:elephant', false],
    ['Reef and rainforest', 'jungle none', false],
    ['The turquoise lake', 'lake:crater none', false],
    ['The sea of sand', 'volcano none'],
    ['The lake that looks like a sea', 'lake:mountains none'],
    ['Dhows and falcons', 'city:medina palms', false],
    ['Dhows and falcons', 'waterfront:medina boats:dhow', false],
    ['Wooden city and Kaieteur', 'city:white palms', false],
    ['Wooden city and Kaieteur', 'waterfall:plunge none'],
    ['Balconies, carriages and pelicans', 'city:colonial palms', false],
    ['In front of the ice wall', 'ice none'],
  ])('of “%s” by %s', (title, motif, shows = true) => expect(showsTitle(parseMotif(motif), title)).toBe(shows))
})
