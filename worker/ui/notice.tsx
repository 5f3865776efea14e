import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning'
  icon?: IconName
  title?: string
  /** alert: announced immediately, for results of the visitor's action. */
  role?: 'status' | 'alert'
  children: ReactNode
}

export const Notice = ({ tone = 'info', icon = 'info', title, role, children }: NoticeProps) => (
  <div className="notice" data-tone={tone} role={role}>
    <Icon name={icon} />
    <div>
      {title !== undefined && <p className="notice-title">{title}</p>}
      {children}
    </div>
  </div>
)

export const Warning = ({ title, children }: Pick<NoticeProps, 'title' | 'children'>) => (
  <Notice tone="warning" role="alert" {...(title !== undefined && { title })}>
    <p>{children}</p>
  </Notice>
)
