import { copyState } from './tests/support/state.ts'
import { startSite } from './tests/support/site.ts'
for (let i=0;i<3;i++){const s=performance.now(); const c=copyState(); const m=performance.now(); c.remove(); console.log('copy',Math.round(m-s),'remove',Math.round(performance.now()-m))}
const s=performance.now(); const site=await startSite(); const m=performance.now(); await site.ask('it','/'); const a=performance.now(); await site.ask('it','/'); const b=performance.now(); await site.stop(); console.log('start',Math.round(m-s),'first',Math.round(a-m),'second',Math.round(b-a),'stop',Math.round(performance.now()-b))
