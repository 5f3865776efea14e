import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchReplacement } from './replacement.ts'

/** Calls `onHydrated` before paint and before Suspense boundaries. */
const Hydrated = ({ children, onHydrated }: { children?: ReactNode; onHydrated: () => void }) => {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/** What stands for an element of the markup before. */
export type CurrentOf = (element: Element) => Element

/**
 * Hydrates server-rendered markup, and restores it when the component throws, then or later. Markup that something has
 * changed, such as the browser's translation, is rendered again, with what the visitor has entered.
 */
export const hydrate = <P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
  props: P,
  onFailure: () => void,
): Promise<CurrentOf> =>
  new Promise((resolve) => {
    const before = [...element.childNodes]
    const { carryOver, currentOf } = watchReplacement(element)
    const onHydrated = () => {
      carryOver()
      resolve(currentOf)
    }
    const island = createElement(Hydrated, { onHydrated }, createElement(component, props))
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      // React empties the element on an uncaught error.
      queueMicrotask(() => {
        root.unmount()
        element.replaceChildren(...before)
        onFailure()
      })
    }
    const onRecoverableError = (error: unknown) => {
      reportError(error)
      carryOver()
    }
    const start = () => {
      // Translations wrap texts: nothing to hydrate.
      if (element.querySelector('font') === null)
        return hydrateRoot(element, island, { onUncaughtError, onRecoverableError })
      element.replaceChildren()
      const fresh = createRoot(element, { onUncaughtError })
      fresh.render(island)
      return fresh
    }
    // Synchronous: hydration was triggered by an interaction.
    const root = flushSync(start)
  })
