import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturesFingerprint } from '../../demo/pictures/fingerprint.ts'
import { type PictureSources, planPictures } from '../../demo/pictures/plan/plan-pictures.ts'
import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import { removeDrawnPictures } from '../runtime/local-databases.ts'

type PicturePlan = { fingerprint: string; pictures: PlannedPicture[] }

/** Where a state folder's plan is. */
export const picturePlanFile = (state: string): string => join(state, 'pictures.json')

const readPlan = (state: string): PicturePlan => JSON.parse(readFileSync(picturePlanFile(state), 'utf8'))

/** Version of the pictures of a prepared state folder (`PICTURES_VERSION`). */
export const readPicturesVersion = (state: string): string => readPlan(state).fingerprint.slice(0, 6)

/** Pictures that a prepared state folder has or draws, in the order of drawing. */
export const readPicturePlan = (state: string): PlannedPicture[] => readPlan(state).pictures

/** Null when there is no plan or an unreadable one. */
const fingerprintOf = (state: string): string | null => {
  try {
    return readPlan(state).fingerprint
  } catch {
    return null
  }
}

/**
 * Writes the plan of a state folder's pictures, and removes drawn pictures of another plan.
 * @param first slugs of travels in the order of search results, whose pictures visitors see first
 */
export const writePicturePlan = (state: string, sources: PictureSources, first: readonly string[]): void => {
  const fingerprint = picturesFingerprint(planPictures(sources))
  const rank = new Map(first.map((slug, index) => [slug, index]))
  const rankOf = ({ slug }: { slug: string }): number => rank.get(slug) ?? first.length
  const travels = sources.travels.toSorted((a, b) => rankOf(a) - rankOf(b))
  const plan: PicturePlan = { fingerprint, pictures: planPictures({ ...sources, travels }) }
  const file = picturePlanFile(state)
  if (fingerprintOf(state) === fingerprint) return
  removeDrawnPictures(state)
  mkdirSync(state, { recursive: true })
  // In one step, for an interrupted start.
  writeFileSync(`${file}.new`, JSON.stringify(plan))
  renameSync(`${file}.new`, file)
}
