import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

describe('foldText', () => {
  it.each([
    ['Perù', 'peru'],
    ['São Tomé & Príncipe', 'sao tome principe'],
    ['Costa d’Avorio', 'costa d avorio'],
    ['Großbritannien', 'grossbritannien'],
    ['Isole Fær Øer', 'isole faer oer'],
    ['  NEW   Zealand ', 'new zealand'],
    ['İstanbul', 'istanbul'],
    ['Ǽgir', 'aegir'],
    ['!!!', ''],
    ['', ''],
  ])('%j becomes %j', (text, folded) => expect(foldText(text)).toBe(folded))

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)))
  })

  it('never returns search-index syntax', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aÀß"*:^(){}-+\'\\ %_\u0000\u0301') })
    fc.assert(fc.property(text, (each) => /^[\p{L}\p{N} ]*$/u.test(foldText(each))))
  })
})
