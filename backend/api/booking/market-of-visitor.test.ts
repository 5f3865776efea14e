import { describe, expect, it } from 'vitest'
import { marketOfVisitor } from './market-of-visitor.ts'

const ORIGINS = {
  it: 'https://it.example',
  us: 'https://us.example',
  we: 'https://we.example',
  es: 'https://es.example',
  fr: 'https://fr.example',
  de: 'https://de.example',
}

describe('marketOfVisitor', () => {
  it.each([
    ['https://us.example/', 'it-IT', 'us'],
    ['https://we.example/destinations/japan', 'en-US', 'we'],
    ['https://de.example/', undefined, 'de'],
    ['https://evil.example/', 'fr', 'fr'],
    ['us.example', 'es', 'es'],
    [undefined, 'en-US,en;q=0.9', 'us'],
    [undefined, 'en-GB,en;q=0.9', 'we'],
    [undefined, 'fr,en-US;q=0.5', 'fr'],
    [undefined, undefined, 'we'],
  ])('returns for referer %s and languages %s: %s', (referer, languages, market) =>
    expect(marketOfVisitor(referer, languages, ORIGINS)).toBe(market),
  )
})
