import { linkTargetHref } from '../../../markets/links.ts'
import type { Button as ButtonContent } from '../../../shared/contracts/menu-link.ts'
import { ButtonLink } from '../button.tsx'
import { useRenderContext } from '../render-context.tsx'

type BlockButtonProps = { button: ButtonContent | null; variant?: 'primary' | 'secondary' | 'quiet' | 'inverse' }

/** A button of the content; null when its target is not in this market. */
export const BlockButton = ({ button, variant = 'primary' }: BlockButtonProps) => {
  const { market, accountOrigin } = useRenderContext()
  const href = button === null ? null : linkTargetHref(market, button.link, accountOrigin)
  if (button === null || href === null) return null
  return (
    <ButtonLink href={href} target={button.target} variant={variant} iconAfter="arrow-right">
      {button.label}
    </ButtonLink>
  )
}
