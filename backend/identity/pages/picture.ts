import type { Image } from '../../../shared/contracts/image.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { portrait } from '../../api/catalogue/image-resources.ts'
import type { Account } from '../accounts/account.ts'
import type { Env } from '../env.ts'

/** The picture of an account as image resource; null shows initials. */
export const pictureOf = ({ IMAGES_ORIGIN }: Pick<Env, 'IMAGES_ORIGIN'>, { picture, name }: Account): Image | null =>
  picture === null ? null : portrait({ imagesBase: `${IMAGES_ORIGIN}/images` }, picture, name)

/** Its address; null shows initials. */
export const pictureUrl = (env: Pick<Env, 'IMAGES_ORIGIN'>, account: Account): string | null => {
  const image = pictureOf(env, account)
  return image === null ? null : imageUrl(image, 320)
}

/** Up to two letters that stand for a person without a picture. */
export const initials = (name: string): string =>
  [name.split(' ')[0], name.split(' ').at(-1)]
    .flatMap((word) => [...(word ?? '')].slice(0, 1))
    .join('')
    .toUpperCase()
