/** A picture on disk, and the key under which the picture store keeps it. */
export type PictureFile = { key: string; file: string; contentType: string }

/** All pictures of a catalogue, drawn when they are wanted; the fingerprint tells one set from another. */
export type PictureSet = { fingerprint: string; draw: () => Promise<PictureFile[]> }
