import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { distFolder } from './build-info.ts'

const FOLDER = `${distFolder()}/client/assets`

/** Writes a file that workers load on first use (worker/engine/styles/build-file.ts), after the client, which empties the folder. */
export const writeBuildFile = (name: string, content: unknown): void => {
  const text = JSON.stringify(content)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  writeFileSync(`${FOLDER}/${name}-${hash}.json`, text)
}

export const buildFileHref = (name: string): string => {
  const file = readdirSync(FOLDER).find((each) => each.startsWith(`${name}-`) && each.endsWith('.json'))
  if (file === undefined) throw new Error(`the client build has no ${name}`)
  return `/assets/${file}`
}
