import { brand } from '../../markets/brand.ts'

export const Logo = () => (
  <span className="logo">
    <svg className="logo-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle
        cx="16"
        cy="16"
        r="13.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="2.6 3.456"
        strokeLinecap="round"
      />
      <path className="logo-north" d="M23.5 7.5 18.6 18.6 13.4 13.4Z" />
      <path fill="currentColor" d="M8.5 24.5 13.4 13.4l5.2 5.2Z" />
    </svg>
    <span>{brand.name}</span>
  </span>
)
