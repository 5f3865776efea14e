import { describe, expect, it } from 'vitest'
import { foldText } from '../../../shared/text/fold-text.ts'
import { matchTerm, type Term, type TermKind } from './match-term.ts'
import { rankMatches } from './rank-matches.ts'

const term = (kind: TermKind, name: string, weight = 1): Term => ({
  kind,
  ref: name,
  term: foldText(name),
  label: name,
  weight,
})

const TERMS = [
  term('destination', 'Giappone', 3),
  term('destination', 'Perù', 3),
  term('destination', 'Nuova Zelanda', 2),
  term('destination', 'Stati Uniti', 6),
  term('destination', 'USA', 6),
  term('destination', 'Cile', 5),
  term('destination', 'Sudafrica', 9),
  term('continent', 'Asia'),
  term('travel', 'Giappone classico: da Tokyo a Kyoto', 5),
  term('travel', 'Corea del Sud: da Seul a Busan', 4),
  term('travel', 'Perle dell’Adriatico', 2),
  term('place', 'Perugia', 1),
]

describe('matchTerm', () => {
  it.each([
    ['giappone', 'giappone', 'exact'],
    ['giap', 'giappone', 'prefix'],
    ['zelanda', 'nuova zelanda', 'whole'],
    ['zelanda nuova', 'nuova zelanda', 'whole'],
    ['zel nuova', 'nuova zelanda', 'words'],
    ['appone', 'giappone', 'inside'],
    ['giapone', 'giappone', 'misspelt'],
    ['nuova zelnada', 'nuova zelanda', 'misspelt'],
  ])('matches %s in %s by %s', (text, name, tier) => expect(matchTerm(text, name)?.tier).toBe(tier))

  it.each([
    ['pe', 'apelle'],
    ['per', 'pur'],
    ['giappone', 'germania'],
  ])('returns null for %s in %s', (text, name) => expect(matchTerm(text, name)).toBeNull())
})

describe('rankMatches', () => {
  const found = (text: string) => rankMatches(foldText(text), TERMS).map(({ ref }) => ref)

  it.each([
    ['giapone', ['Giappone', 'Giappone classico: da Tokyo a Kyoto']],
    ['GIAPPONE', ['Giappone', 'Giappone classico: da Tokyo a Kyoto']],
    // Excludes the misspelt "Perle" and terms that only contain the text.
    ['peru', ['Perù', 'Perugia']],
    // "Seul a bUSAn" contains it, but USA is a name.
    ['usa', ['USA']],
    ['busn', ['Corea del Sud: da Seul a Busan']],
    ['zelanda', ['Nuova Zelanda']],
    // Whole words come before names that begin alike, such as countries.
    ['sud', ['Corea del Sud: da Seul a Busan', 'Sudafrica']],
    ['niente di simile', []],
  ])('%s finds %j', (text, refs) => expect(found(text)).toEqual(refs))

  it('accepts inner matches and one typo, but not two', () => {
    const names = ['Thailand', 'Island', 'Irland', 'Finnland'].map((name) => term('destination', name))
    expect(rankMatches('iland', names).map(({ ref }) => ref)).toEqual(['Thailand', 'Irland', 'Island'])
  })
})
