import { type PortableTextHtmlComponents, toHTML } from '@portabletext/to-html'

/** A value of a picture field: Sanity's reference, focal point and our alternative texts. */
export type CmsPicture = { asset: string; focalX?: number; focalY?: number; alt: Record<string, string> }

/** Resolves a picture to the name of an upload. Throws `Unpublishable`. */
export type NamePicture = (picture: CmsPicture) => Promise<string>

/** What an editor has to change before a document can be published. */
export class Unpublishable extends Error {
  override readonly name = 'Unpublishable'
}

type Fields = Record<string, unknown>

const unknownType = ({ value }: { value: { _type: string } }): never => {
  throw new Unpublishable(`a text contains ${value._type}, which pages cannot show`)
}
/** The library would write its own note into the page. */
const COMPONENTS: Partial<PortableTextHtmlComponents> = { unknownType }

/**
 * The fields of a document as our sources have them: rich text as HTML, pictures as names of uploads, and each block
 * with the id and type that Sanity keeps in `_key` and `_type` (`richText` is `rich-text`).
 */
export const convertDocument = async ({ blocks, ...fields }: Fields, namePicture: NamePicture): Promise<Fields> => ({
  ...(await convertFields(fields, namePicture)),
  ...(Array.isArray(blocks) && { blocks: await Promise.all(blocks.map((block) => convertBlock(block, namePicture))) }),
})

const convertBlock = async (block: Fields, namePicture: NamePicture) => ({
  id: block._key,
  blockType: String(block._type).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  content: await convertFields(block, namePicture),
})

const convertFields = async (fields: Fields, namePicture: NamePicture): Promise<Fields> => {
  const own = Object.entries(fields).filter(([name, value]) => !name.startsWith('_') && value !== null)
  return Object.fromEntries(
    await Promise.all(own.map(async ([name, value]) => [name, await convert(value, namePicture)])),
  )
}

const convert = async (value: unknown, namePicture: NamePicture): Promise<unknown> => {
  if (Array.isArray(value))
    return isRichText(value)
      ? toHTML(value, { components: COMPONENTS, onMissingComponent: false })
      : Promise.all(value.map((each) => convert(each, namePicture)))
  if (typeof value !== 'object' || value === null) return value
  const picture = pictureOf(value as Fields)
  return picture === null ? convertFields(value as Fields, namePicture) : namePicture(picture)
}

const isRichText = (value: unknown[]): value is Parameters<typeof toHTML>[0] & unknown[] =>
  value.some((each) => typeof each === 'object' && each !== null && '_type' in each && each._type === 'block')

const pictureOf = ({ asset, hotspot, alt }: Fields): CmsPicture | null => {
  if (typeof asset !== 'object' || asset === null || !('_ref' in asset)) return null
  const { x, y } = (hotspot ?? {}) as { x?: number; y?: number }
  return {
    asset: String(asset._ref),
    ...(x !== undefined && { focalX: x }),
    ...(y !== undefined && { focalY: y }),
    alt: (alt ?? {}) as Record<string, string>,
  }
}
