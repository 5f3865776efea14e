import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { types } from 'node:util'
import { z } from 'zod'

const FOLDER = 'shared/contracts'

type Schemas = Record<string, object>

/** JSON Schemas (2020-12) of what back ends send and receive: those that have a name in the contracts refer to each other. */
export class JsonSchemas {
  readonly #registry = z.registry<{ id: string }>()
  readonly #plain = new Set<z.ZodType>()

  /** Names of exports: "tourSchema" is `Tour`. */
  static async ofContracts(): Promise<JsonSchemas> {
    const all = new JsonSchemas()
    for (const file of readdirSync(FOLDER).filter((name) => /^[\w-]+\.ts$/.test(name))) {
      const exports: Record<string, unknown> = await import(pathToFileURL(join(FOLDER, file)).href)
      for (const [name, value] of Object.entries(exports))
        if (name.endsWith('Schema') && isSchema(value)) all.add(value, idOf(name))
    }
    return all
  }

  /** @param id of a schema without a name of its own */
  add(schema: z.ZodType, id: string): void {
    const plain = this.#unwrapped(schema)
    if (!this.#registry.has(plain)) this.#registry.add(plain, { id })
  }

  idOf(schema: z.ZodType): string {
    return this.#registry.get(this.#unwrapped(schema))?.id ?? ''
  }

  /** By id, for `#/components/schemas`. */
  generate(): Schemas {
    const { schemas } = z.toJSONSchema(this.#registry, {
      io: 'input',
      unrepresentable: 'any',
      uri: (id) => `#/components/schemas/${id}`,
      override: ({ jsonSchema }) => {
        // Names of zod's own checks, beside the pattern of each.
        if (/^(starts_with|ends_with|includes)$/.test(jsonSchema.format ?? '')) delete jsonSchema.format
      },
    })
    return Object.fromEntries(
      Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema] as const),
    )
  }

  /** The generator looks schemas up by identity, which a lazy one does not have (`lazySchema`): replaces those inside. */
  #unwrapped(schema: z.ZodType): z.ZodType {
    const plain = types.isProxy(schema) ? (schema as z.ZodLazy<z.ZodType>).unwrap() : schema
    if (this.#plain.has(plain)) return plain
    this.#plain.add(plain)
    const def = plain._zod.def as unknown as Record<string, unknown>
    for (const [key, value] of Object.entries(def)) {
      if (isSchema(value)) def[key] = this.#unwrapped(value)
      else if (Array.isArray(value) && isSchema(value[0])) def[key] = value.map((each) => this.#unwrapped(each))
      else if (key === 'shape') this.#unwrapShape(value as Record<string, z.ZodType>)
    }
    return plain
  }

  #unwrapShape(shape: Record<string, z.ZodType>): void {
    for (const [name, each] of Object.entries(shape)) shape[name] = this.#unwrapped(each)
  }
}

const isSchema = (value: unknown): value is z.ZodType => (value as z.ZodType | undefined)?._zod?.def !== undefined

const idOf = (name: string): string => name[0]?.toUpperCase() + name.slice(1, -'Schema'.length)
