import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchReplacement } from './replacement.ts'

type IslandProps = {
  children?: ReactNode
  /** Before paint and before Suspense boundaries. */
  onHydrated: () => void
  /** While the failed markup still stands. */
  onFailing: () => void
}

class Island extends Component<IslandProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidMount() {
    this.props.onHydrated()
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children
    this.props.onFailing()
    return null
  }
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
    let failing: ReturnType<typeof watchReplacement> | undefined
    const onFailing = () => {
      failing ??= watchReplacement(element)
    }
    const onFailed = (error: unknown) => {
      reportError(error)
      // React empties the element.
      queueMicrotask(() => {
        root.unmount()
        element.replaceChildren(...before)
        failing?.carryOver()
        onFailure()
      })
    }
    const island = createElement(Island, { onHydrated, onFailing }, createElement(component, props))
    const onErrors = { onCaughtError: onFailed, onUncaughtError: onFailed }
    const onRecoverableError = (error: unknown) => {
      reportError(error)
      carryOver()
    }
    const start = () => {
      // Translations wrap texts: nothing to hydrate.
      if (element.querySelector('font') === null)
        return hydrateRoot(element, island, { ...onErrors, onRecoverableError })
      element.replaceChildren()
      const fresh = createRoot(element, onErrors)
      fresh.render(island)
      return fresh
    }
    // Synchronous: hydration was triggered by an interaction.
    const root = flushSync(start)
  })
