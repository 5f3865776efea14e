import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentClasses } from './content-model.ts'

describe('contentClasses', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['  ', undefined],
    ['autumn', 'custom-autumn'],
    ['autumn  wide autumn', 'custom-autumn custom-wide'],
    ['has-modal header-hidden', 'custom-has-modal custom-header-hidden'],
    ['ok "><script> a.b é', 'custom-ok'],
    ['x'.repeat(41), undefined],
  ])('%j: %j', (names, classes) => expect(contentClasses(names)).toBe(classes))

  it('prefixes all names', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('has-modal', 'menu', '-', 'a\tb', 'x'.repeat(40)))
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const classes = contentClasses(names.join(' '))?.split(' ') ?? []
        expect(classes.length).toBeLessThanOrEqual(10)
        for (const each of classes) expect(each).toMatch(/^custom-[\w-]+$/)
      }),
    )
  })

  it('uses a prefix that no style or script of the site uses', () => {
    const root = join(import.meta.dirname, '../../..')
    const files = globSync(['worker/**/*.css', 'worker/**/*.tsx', 'client/**/*.{ts,tsx,css}'], { cwd: root })
    expect(files.length).toBeGreaterThan(200)
    for (const file of files) expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/[.'"` ]custom-(?!p|c)/)
  })
})
