import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

describe('icons.css', () => {
  it('draws each icon', () => {
    const drawn = readFileSync('worker/ui/icons.css', 'utf8').matchAll(/\.i-([\w-]+)(?=,| \{)/g)
    expect([...new Set([...drawn].map(([, name]) => name))].sort()).toEqual(ICON_NAMES.toSorted())
  })
})
