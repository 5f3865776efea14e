import { brand } from '../../markets/brand.ts'

export const Logo = () => (
  <span className="logo">
    <i className="logo-mark" />
    {brand.name}
  </span>
)
