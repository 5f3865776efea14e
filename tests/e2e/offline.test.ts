import './offline/without-network.cases.ts'
import './offline/keeping.cases.ts'
