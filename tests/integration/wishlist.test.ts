import { startHere } from '../support/shared-site.ts'
import './wishlist/visitor.cases.ts'
import './wishlist/account.cases.ts'
import './wishlist/shared-list.cases.ts'
import './wishlist/offline-wishlist.cases.ts'

startHere()
