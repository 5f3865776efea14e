export type HiddenField = readonly [name: string, value: string]
