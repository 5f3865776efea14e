import type { PictureSource } from '../pictures.ts'

/** Uploads, and what they are chosen for. An editor's choice stays. */
export const pictureRows = (pictures: readonly PictureSource[], seedDay: string) => {
  const saved = { saved_at: `${seedDay}T00:00:00.000Z` }
  return {
    uploads: pictures.map(({ upload: { altTexts, focalX, focalY, ...upload } }) => ({
      ...upload,
      ...{ alt_texts: JSON.stringify(altTexts), focal_x: focalX, focal_y: focalY, ...saved },
    })),
    choices: pictures.map(({ subject, upload }) => ({ ...subject, upload_id: upload.id, ...saved })),
  }
}
