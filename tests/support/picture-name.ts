import { basename } from 'node:path'
import { readPictures } from '../../demo/seed/pictures.ts'

const nameOf = (file: string): string => basename(file).replace(/\.\w+$/, '')
const pictures = readPictures([])
const names = new Map(pictures.map(({ file, upload }) => [upload.id, nameOf(file)]))

/** File of `demo/pictures` that an image shows, without its ending. */
export const pictureName = (image: { id: string } | null | undefined): string | undefined =>
  image?.id === undefined ? undefined : (names.get(image.id.split('-')[0] ?? '') ?? image.id)

/** Id of the upload of a file of `demo/pictures`. */
export const pictureId = (name: string): string => {
  const found = pictures.find(({ file }) => nameOf(file) === name)
  if (found === undefined) throw new Error(`no picture ${name}`)
  return found.upload.id
}
