import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSources } from '../../demo/seed/sources.ts'
import { readPicturePlan, writePicturePlan } from './picture-plan.ts'

const state = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(state, { recursive: true }))

const all = readSources()
const sources = { travels: all.travels.slice(0, 3), coordinators: [] }
const [first = '', second = '', third = ''] = sources.travels.map(({ slug }) => slug)
const ids = () => readPicturePlan(state).map(({ id }) => id)
const picture = join(state, 'r2/japan')
const draw = () => {
  mkdirSync(join(state, 'r2'), { recursive: true })
  writeFileSync(picture, '')
}

describe('picture plan', () => {
  it('has the posters of the first travels first, and all posters before photos', () => {
    writePicturePlan(state, sources, [third, first])
    const posters = ids().filter((id) => id.endsWith('-landscape') && !/^(area|mood|cover|default)-/.test(id))
    expect(posters).toEqual([third, first, second].map((slug) => `${slug}-landscape`))
    expect(ids().indexOf(`${second}-portrait`)).toBeLessThan(ids().indexOf(`${third}-photo-1`))
    expect(ids().indexOf('cover-home-landscape')).toBeLessThan(ids().indexOf(`${third}-landscape`))
  })

  it('keeps the pictures when only the order changed, and removes them when others are planned', () => {
    draw()
    writePicturePlan(state, sources, [second])
    expect(existsSync(picture)).toBe(true)
    writePicturePlan(state, { ...sources, travels: sources.travels.slice(1) }, [])
    expect(existsSync(picture)).toBe(false)
    expect(ids()).not.toContain(`${first}-landscape`)
  })
})
