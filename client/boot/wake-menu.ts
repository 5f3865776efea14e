import { onWake } from './wake-rules.ts'

/** Fetches hovering and arrow keys when somebody comes near the header; without them the menu opens by click. */
export const wakeMenu = (): void => {
  const header = document.querySelector<HTMLElement>('.header')
  if (header === null) return
  onWake(header, undefined, async () => {
    const menu = await import('../menu/drive-menu.ts').catch(() => null)
    menu?.driveMenu(header)
  })
}
