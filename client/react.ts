import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Calls `onHydrated` once its children are in place, their effects included. */
const Hydrated = ({ children, onHydrated }: { children?: ReactNode; onHydrated: () => void }) => {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Hydrates server-rendered markup; resolves when the island answers events. When the component throws, at once or
 * later, the server's nodes are put back, `onFailure` is called, and the browser reports the error.
 */
export const hydrate = <P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
  props: P,
  onFailure: () => void,
): Promise<void> =>
  new Promise((resolve) => {
    const before = [...element.childNodes]
    const island = createElement(component, props)
    const root = hydrateRoot(element, createElement(Hydrated, { onHydrated: resolve }, island), {
      onUncaughtError(error) {
        reportError(error)
        // React is about to empty the element; the plain form, and what was typed into it, must stay.
        queueMicrotask(() => {
          root.unmount()
          element.replaceChildren(...before)
          onFailure()
        })
      },
    })
  })
