import type { Image, ResponsiveImage } from '../../../shared/contracts/image.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { portrait } from '../catalogue/image-resources.ts'
import type { Site } from '../site.ts'
import { createCaches, FIVE_SECONDS, startOf } from '../sql/replica.ts'
import { loadUploads, uploadedImage } from './uploads.ts'

export type PictureSubject = { kind: 'travel' | 'coordinator'; id: string; stage: number }

type ChosenPictures = Site['chosenPictures']
type ChoosingSite = Pick<Site, 'imagesBase' | 'market' | 'chosenPictures'>

const subjectKey = ({ kind, id, stage }: PictureSubject): string => keyOf(kind, id, stage)

/** @param stage of a travel, from 1; 0 for its poster */
export const chosenTravelPicture = (site: ChoosingSite, id: string, stage: number): ResponsiveImage | null =>
  chosenPicture(site, { kind: 'travel', id, stage })

export const coordinatorPortrait = (site: ChoosingSite, id: string, name: string): Image =>
  chosenPicture(site, { kind: 'coordinator', id, stage: 0 })?.mobile ?? portrait(site, id, name)

const chosenPicture = (site: ChoosingSite, subject: PictureSubject): ResponsiveImage | null => {
  const upload = site.chosenPictures.get(subjectKey(subject))
  return upload === undefined ? null : uploadedImage(site, upload)
}

const cacheOf = createCaches<ChosenPictures>({ max: 2, ...FIVE_SECONDS })

/** After a change. Other isolates follow by the bookmark of its publication, or within seconds. */
export const clearChosenPictures = (db: D1Database): void => cacheOf(db).clear()

export const loadChosenPictures = async (db: D1Database): Promise<ChosenPictures> => {
  const start = startOf(db)
  const cached = cacheOf(db).get(start)
  if (cached !== undefined) return cached
  const { results } = await db
    .prepare('SELECT kind, id, stage, upload_id AS uploadId FROM chosen_pictures WHERE upload_id IS NOT NULL')
    .all<PictureSubject & { uploadId: string }>()
  const uploads = await loadUploads(
    db,
    results.map(({ uploadId }) => uploadId),
  )
  const chosen = new Map(
    results.flatMap(({ uploadId, ...subject }) => {
      const upload = uploads.get(uploadId)
      return upload === undefined ? [] : [[subjectKey(subject), upload] as const]
    }),
  )
  // Reads of the primary see the last write.
  if (start !== '') cacheOf(db).set(start, chosen)
  return chosen
}
