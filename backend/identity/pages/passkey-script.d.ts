/** Output of build/passkey-script.ts. */
declare module 'virtual:passkey-script' {
  export const path: string
  export const code: string
}
