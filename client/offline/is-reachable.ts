import { getPage } from '../call-api.ts'

/** True when a page of this site arrives, also one that states an error of the request. */
export const isReachable = async (href: string, signal: AbortSignal): Promise<boolean> => {
  const { outcome } = await getPage(href, () => true, { signal, isBackground: true })
  return outcome === 'done' || outcome === 'refused'
}
