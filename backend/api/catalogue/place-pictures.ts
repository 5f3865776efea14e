import type { ResponsiveImage } from '../../../shared/contracts/image.ts'
import { chosenUploads } from '../images/chosen-pictures.ts'
import type { Site } from '../site.ts'
import { loadColumns } from './columns/load-columns.ts'
import { byScore } from './columns/travel-facts.ts'
import { stagePicture, travelPoster } from './travel-pictures.ts'

export type PicturedTravel = {
  id: string
  countryIds: readonly string[]
  /** Country of each stage of a travel through several. */
  stageCountries: readonly string[]
  /** Stage that the poster shows, from 1; `null` if unknown. */
  posterStage: number | null
}

export const PICTURE_COLUMNS = 'v.stage_countries AS stageCountries, v.poster_stage AS posterStage'

export type PictureRow = { stageCountries: string; posterStage: number | null }

export const parsePictures = <R extends PictureRow>(row: R) => ({
  ...row,
  stageCountries: JSON.parse(row.stageCountries) as string[],
})

/** Loads the travels with upcoming departures, the best seller first. */
export const loadPicturedTravels = async ({ db, language }: Site): Promise<PicturedTravel[]> => {
  const [columns, { results }] = await Promise.all([
    loadColumns(db, language),
    db.prepare(`SELECT v.id, ${PICTURE_COLUMNS} FROM travels AS v`).all<PictureRow & { id: string }>(),
  ])
  const rows = new Map(results.map((row) => [row.id, row]))
  return columns
    .flatMap(({ travel, departures }) => (departures.traits.length === 0 ? [] : travel))
    .sort(byScore)
    .flatMap(({ id, destinations }) => {
      const row = rows.get(id)
      return row === undefined ? [] : { ...parsePictures(row), countryIds: destinations }
    })
}

type IsThere<T extends PicturedTravel> = (travel: T, stage: number | null) => boolean

/** Whether a stage is in one of the countries; a travel through one country is in it as a whole. */
export const liesIn =
  (countries: readonly string[]): IsThere<PicturedTravel> =>
  ({ countryIds, stageCountries }, stage) => {
    const country = countryIds.length === 1 ? countryIds[0] : stageCountries[(stage ?? 0) - 1]
    return country !== undefined && countries.includes(country)
  }

/** The first poster or photo of a stage that shows the place. */
export const placePicture = <T extends PicturedTravel>(
  site: Site,
  name: string,
  travels: readonly T[],
  isThere: IsThere<T>,
): ResponsiveImage | null => {
  for (const travel of travels) {
    const { id, posterStage } = travel
    if (chosenUploads(site, 'travel', id).has(0) && isThere(travel, posterStage)) return travelPoster(site, id, name)
    for (const stage of chosenUploads(site, 'travel', id).keys()) {
      const photo = stage > 0 && isThere(travel, stage) ? stagePicture(site, id, name, stage) : null
      if (photo !== null) return { desktop: photo, mobile: photo }
    }
  }
  return null
}
