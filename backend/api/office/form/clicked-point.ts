import type { Fields } from './read-value.ts'

/** Image button whose click tells a point, and the size at which it is shown. */
export const POINT = 'point'
export const POINT_SIZE = 'pointSize'

const share = (at: string | null, size: number | undefined): number =>
  Math.round((Math.min(size ?? 1, Math.max(0, Number(at) || 0)) / (size || 1)) * 100) / 100

/** Where a picture was clicked, from 0 (left, top) to 1; null when another button sent the form. */
export const clickedPoint = (form: Fields): { focalX: number; focalY: number } | null => {
  const x = form.get(`${POINT}.x`)
  if (x === null) return null
  const [width, height] = (form.get(POINT_SIZE) ?? '').split('x').map(Number)
  return { focalX: share(x, width), focalY: share(form.get(`${POINT}.y`), height) }
}
