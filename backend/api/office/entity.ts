import type { z } from 'zod'
import type { MarketId } from '../../../markets/market-id.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import type { Role } from '../../../shared/sign-in/staff-roles.ts'
import type { Staff } from '../../../shared/sign-in/staff-sign-in.ts'
import type { Html } from '../../kit/http/page-document.ts'
import type { Env } from '../env.ts'

/** A request of the back office. `now`: ms */
export type Office = {
  env: Env
  db: D1Database
  staff: Pick<Staff, 'email' | 'roles'>
  today: string
  instant: string
  now: number
}

/** `image`: URL of a thumbnail; options that have one are shown as pictures. */
export type Option = { value: string; label: string; image?: string }

/** What a form has, and what its search for options has found. */
export type Chosen = { value: unknown; find: string }

export type Outcome =
  /** `notice`: shown once. */
  | { kind: 'saved'; id: string; notice?: string }
  /** Each reason begins with the name of its field, if it has one. */
  | { kind: 'refused'; reasons: readonly string[] }

/** How something is taken away, after a page that asks. */
export type Removal = {
  label: string
  /** What it does, and whether the history brings it back. */
  about: string
  /** Whether a list has what is removed, to bring it back. */
  isListed?: true
  /** Whether nothing brings it back. */
  isFinal?: true
  /** Whether its draft stays. */
  keepsDraft?: true
  /** SQL that selects as `text` what keeps it (?1: id, ?2: today), and what else changes (?1: id). */
  obstacles?: string
  effects?: string
  run: (office: Office, id: string) => Promise<Outcome>
  /** Brings it back where publishing what it was does not. */
  restore?: (office: Office, id: string) => Promise<Outcome>
}

export type LoggedChange = { before: unknown; after: unknown }

/** What editors list, create and change; the back office makes its pages of this. */
export type Entity = {
  /** In paths and in the log. */
  name: string
  title: string
  /** One of them, with an article. */
  one: string
  /** Beside the heading of the list. */
  about?: string
  publisher: Role
  /** Whether editors save drafts, which the publisher or the clock publishes. */
  hasDrafts: boolean
  /** Who names a new one: the form, or `publish`. Null: none can be created. */
  newId: { label: string; hint: string; pattern: RegExp } | 'assigned' | null
  list: {
    /** Selects `id` and the columns. */
    sql: string
    columns: Readonly<Record<string, string>>
    /** A further column that the search reads, such as texts in other languages. */
    searched?: string
    /** Columns of codes, shown in words. */
    codes?: readonly string[]
    order: string
    /** Small pictures by id. */
    thumbnails?: (office: Office, ids: readonly string[]) => Promise<ReadonlyMap<string, Image>>
  }
  labels?: Readonly<Record<string, string>>
  hints?: Readonly<Record<string, string>>
  /** By the last name of a field: options, or SQL that selects `value` and `label`. */
  choices?: Readonly<
    Record<string, string | ((office: Office, chosen: Chosen) => readonly Option[] | Promise<readonly Option[]>)>
  >
  /** @param id null for a new one */
  schema: (office: Office, id: string | null) => z.ZodType | Promise<z.ZodType>
  /** Instead of its schema, which makes the form; null: by its schema. */
  parse?: (value: unknown, id: string | null) => z.ZodSafeParseResult<unknown> | null
  /** Shown in an empty form. */
  initial?: unknown
  load: (db: D1Database, id: string) => Promise<unknown>
  /** What else shows an editor what it is, such as its travel and day. */
  heading?: (db: D1Database, id: string) => Promise<string | null>
  publish: (office: Office, id: string | null, value: never) => Promise<Outcome>
  remove?: Removal
  /** What undoing a change publishes; default: what was before it. Null: nothing of it can be undone. */
  undone?: (change: LoggedChange & { did: string }, published: never) => unknown
  /** Why a valid draft could not be published; its reasons are as those of an outcome. */
  check?: (office: Office, id: string, value: never) => Promise<readonly string[]>
  /** Shown at the head of its form. */
  aside?: (office: Office, id: string, value: unknown) => Promise<Html>
  /** Selects `id`, `title` and what it is `missing`: languages or markets, separated by spaces. */
  gaps?: string
  /** Default: language. */
  gapsBy?: 'market'
  /** Paths of what is published, by market. */
  onSite?: (id: string, published: never) => Partial<Record<MarketId, string>>
  /** Further links of an edited one, and of the list for ''. */
  links?: (id: string) => readonly (readonly [href: string, label: string])[]
}

export const canPublish = ({ publisher }: Entity, { roles }: Office['staff']): boolean => roles.includes(publisher)

export const canDraft = (entity: Entity, { roles }: Office['staff']): boolean =>
  entity.hasDrafts && (roles.includes('editor') || roles.includes(entity.publisher))

/** @param id null for a new one */
export const parseValue = async (
  office: Office,
  entity: Entity,
  id: string | null,
  value: unknown,
): Promise<z.ZodSafeParseResult<unknown>> =>
  entity.parse?.(value, id) ?? (await entity.schema(office, id)).safeParse(value)
