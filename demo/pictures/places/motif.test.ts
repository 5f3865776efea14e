import { describe, expect, it } from 'vitest'
import { withKinds } from './kinds.ts'
import { motifText, parseMotif } from './motif.ts'

describe('parseMotif', () => {
  it.each([
    ['temple:hall boats:junk', { terrain: 'temple', terrainKind: 'hall', foreground: 'boats', foregroundKind: 'junk' }],
    ['dunes', { terrain: 'dunes', foreground: 'none' }],
  ])('reads %s', (text, motif) => expect(parseMotif(text)).toEqual(motif))

  it.each(['temple:lattice none', 'dunes:hot none', 'dunes camels', 'desert none', ''])('rejects "%s"', (text) =>
    expect(() => parseMotif(text)).toThrow('unknown motif'),
  )
})

it('motifText states the kinds and the hour', () => {
  expect(motifText({ ...parseMotif('oldtown:medina palms'), hour: 'dawn' })).toBe('oldtown:medina palms dawn')
})

describe('withKinds', () => {
  const kinds = (text: string, country: string) =>
    motifText({ ...withKinds(parseMotif(text), { country, continent: 'asia' }), hour: 'day' })

  it.each([
    ['temple boats', 'THA', 'temple:stupa boats:longtail day'],
    ['skyline bridge', 'IND', 'skyline:plain bridge:stone day'],
    ['canyon:gorge tents', 'JOR', 'canyon:gorge tents:nomad day'],
    ['dunes none', 'OMN', 'dunes none day'],
  ])('completes %s in %s', (text, country, complete) => expect(kinds(text, country)).toBe(complete))
})
