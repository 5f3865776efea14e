import { gateway } from './gateway/gateway.ts'

/** The map of the storefront: the gateway knows the visitor, Page renders and never does, Private is for one. */
export default gateway
export { Page } from './page/page.tsx'
export { Private } from './private/private.tsx'
