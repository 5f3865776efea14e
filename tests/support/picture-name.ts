import { basename } from 'node:path'
import { readPictures } from '../../demo/seed/pictures.ts'

const names = new Map(readPictures([]).map(({ file, upload }) => [upload.id, basename(file).replace(/\.\w+$/, '')]))

/** File of `demo/pictures` that an image shows, without its ending. */
export const pictureName = (image: { id: string } | null | undefined): string | undefined =>
  image?.id === undefined ? undefined : (names.get(image.id.split('-')[0] ?? '') ?? image.id)
