import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILMS } from '../../backend/api/sources/catalogue-codes.ts'
import { LANGUAGES } from '../../markets/market-id.ts'
import { apiMessagesByMarket } from '../../markets/registry.ts'
import { readSources } from './sources.ts'

const { travels, pages } = readSources()
const videos = join(import.meta.dirname, '../../public/videos')

describe('travel films', () => {
  it('exist for at least seven travels, and each is used', () => {
    const films = travels.flatMap(({ film }) => film ?? [])
    expect(films.length).toBeGreaterThanOrEqual(7)
    expect(new Set(films)).toEqual(new Set(FILMS))
  })

  it('have their files, and subtitles in every language', () => {
    const files = FILMS.flatMap((name) =>
      ['webm', 'mp4', ...LANGUAGES.map((language) => `${language}.vtt`)].map((end) => `${name}.${end}`),
    )
    expect(files.filter((file) => !existsSync(join(videos, file)))).toEqual([])
  })

  it('are called animations in the captions of travels and pages, and in their tracks', () => {
    const tracks = FILMS.flatMap((name) =>
      LANGUAGES.map((language) => readFileSync(join(videos, `${name}.${language}.vtt`), 'utf8')),
    )
    const captions = [
      ...Object.values(apiMessagesByMarket).flatMap(({ labels }) => Object.values(labels.film)),
      ...pages.flatMap(({ source }) =>
        source.blocks.flatMap((block) => (block.blockType === 'video' ? Object.values(block.content.alt ?? {}) : [])),
      ),
    ]
    expect(captions.length).toBeGreaterThan(FILMS.length * 6)
    expect(captions.filter((text) => !/^Anima(?:tion|zione|ción)\s?:/.test(text))).toEqual([])
    expect(tracks.filter((text) => !/\.000 --> .*\nAnima(?:tion|zione|ción)\s?:/.test(text))).toEqual([])
  })
})
