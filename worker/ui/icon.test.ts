import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

const css = readFileSync('worker/ui/icons.css', 'utf8')
const picture = readFileSync('worker/ui/icons.svg', 'utf8')

describe('icons.css', () => {
  it('draws each icon', () => {
    const drawn = css.matchAll(/\.i-([\w-]+)(?=,| \{)/g)
    expect([...new Set([...drawn].map(([, name]) => name))].sort()).toEqual(ICON_NAMES.toSorted())
  })

  it('has a square for each drawing', () => {
    const rows = picture.match(/^<(?:path|g)\b.*$/gm) ?? []
    const squares = rows.map((row) => Number(/translate\(0 (\d+)\)/.exec(row)?.[1] ?? 0) / 24)
    expect(squares).toEqual([...css.matchAll(/--icon: (\d+);/g)].map(([, number]) => Number(number)))
    expect(picture).toContain(`viewBox='0 0 24 ${24 * rows.length}'`)
    for (const file of ['icon', 'rating'])
      expect(readFileSync(`worker/ui/${file}.css`, 'utf8')).toMatch(
        new RegExp(`/ ${rows.length - 1} \\* 100%\\) / \\d+% ${rows.length}00% `),
      )
  })
})
