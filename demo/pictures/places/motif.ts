import { FOREGROUND_KINDS, FOREGROUNDS, type Motif, type PictureHour, TERRAIN_KINDS, TERRAINS } from '../subjects.ts'

/** Reads `terrain[:kind] [foreground[:kind]]`. Throws on unknown names. */
export const parseMotif = (text: string): Motif => {
  const [land = '', figure = 'none'] = text.split(' ')
  const [terrain, terrainKind] = land.split(':')
  const [foreground, foregroundKind] = figure.split(':')
  const motif = {
    terrain,
    ...(terrainKind === undefined ? {} : { terrainKind }),
    foreground,
    ...(foregroundKind === undefined ? {} : { foregroundKind }),
  } as Motif
  if (!isMotif(motif)) throw new Error(`unknown motif ${text}`)
  return motif
}

/** Inverse of parseMotif, with the hour: what the back end describes. */
export const motifText = ({
  terrain,
  terrainKind,
  foreground,
  foregroundKind,
  hour,
}: Motif & { hour: PictureHour }): string =>
  `${named(terrain, terrainKind)} ${named(foreground, foregroundKind)} ${hour}`

const named = (name: string, kind: string | undefined): string => (kind === undefined ? name : `${name}:${kind}`)

export const isMotif = ({ terrain, terrainKind, foreground, foregroundKind }: Motif): boolean =>
  isNamed(TERRAINS, TERRAIN_KINDS, terrain, terrainKind) &&
  isNamed(FOREGROUNDS, FOREGROUND_KINDS, foreground, foregroundKind)

const isNamed = (
  names: readonly string[],
  kinds: Readonly<Record<string, readonly string[]>>,
  name: string,
  kind: string | undefined,
): boolean => names.includes(name) && (kind === undefined || (kinds[name]?.includes(kind) ?? false))
