import { drawPictures } from './setup/draw-pictures.ts'

console.time('draw')
const r = await drawPictures()
console.timeEnd('draw')
console.log(r.pictures.length)
process.exit(0)
