import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { american } from './american.ts'
import { americanAnswer } from './american-answer.ts'
import { AMERICAN_WORDS } from './american-words.ts'

describe('American English', () => {
  it.each([
    ['We travelled 30 kilometres in colour.', 'We traveled 30 kilometers in color.'],
    ['Travellers organise it', 'Travelers organize it'],
    ['Autumn: the season for paths', 'Fall: the season for paths'],
    ['Monday to Friday 9:30 to 18:30', 'Monday to Friday 9:30 AM to 6:30 PM'],
    ['from 00:15 or 12:00, at 7:30 pm', 'from 12:15 AM or 12:00 PM, at 7:30 pm'],
    ['people on their one holiday of the year', 'people on their one vacation of the year'],
    ['a run of public holidays', 'a run of public holidays'],
    ['a queue at the cash machine', 'a line at the ATM'],
    ['to the Grey Glacier and Sydney Harbour', 'to the Grey Glacier and Sydney Harbour'],
    ['grey stones. Grey skies', 'gray stones. Gray skies'],
    ['two taps on the drum, salt flats, lifts', 'two taps on the drum, salt flats, lifts'],
    ['<a href="/colour" title="grey">colour</a>', '<a href="/colour" title="grey">color</a>'],
    ['on 2027-01-15T18:30:00Z', 'on 2027-01-15T18:30:00Z'],
    ['jumper cables and a jumper', 'jumper cables and a sweater'],
    ['breakfast on the pavement, the limestone pavement', 'breakfast on the sidewalk, the limestone pavement'],
    ['NO RUBBISH', 'NO TRASH'],
  ])('of %j is %j', (british, expected) => expect(american(british)).toBe(expected))

  it('leaves what is American already', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(...AMERICAN_WORDS.keys(), 'Harbour', 'at', '18:30', '<b class="grey">', 'No', 'plaster'),
        ),
        (words) => {
          const once = american(words.join(' '))
          expect(american(once)).toBe(once)
        },
      ),
    )
  })

  it('never knows an American word as British', () => {
    for (const word of AMERICAN_WORDS.values()) expect(AMERICAN_WORDS.has(word)).toBe(false)
  })
})

it('of an answer are its texts, and the linked data in it; ids, paths, codes and hours stay', () => {
  const same = { id: 'colour', slug: 'grey-coast', path: '/travellers', icon: 'harbour', from: '18:30', code: 'A 1' }
  const linked = (name: string) => JSON.stringify({ '@type': 'HowTo', name })
  expect(
    americanAnswer([{ ...same, label: 'In colour', count: 2, none: null, markupLinkedData: linked('In colour') }]),
  ).toEqual([{ ...same, label: 'In color', count: 2, none: null, markupLinkedData: linked('In color') }])
})
