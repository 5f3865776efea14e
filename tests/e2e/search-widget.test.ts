import './search-widget/desktop.cases.ts'
import './search-widget/phone.cases.ts'
