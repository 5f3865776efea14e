import type { Hour } from '../subjects.ts'

/** A sky and its light. Every other colour of a poster is derived from one of these. */
export interface SkyScheme {
  /** From the zenith to the horizon. */
  stops: readonly [string, string, string, string]
  /** Sun or moon disc; also the colour of rim light and glints. */
  sun: string
  /** Colour of shade. */
  shadow: string
  /** Colour into which far land fades. */
  haze: string
  /** Brightness of the land, 0 to 1. */
  exposure: number
  /** Tint of the land's own colours, 0 to 1. */
  tint: number
}

export const SKY_SCHEMES: Record<Hour, readonly SkyScheme[]> = {
  dawn: [
    {
      stops: ['#33456f', '#8a78a6', '#eda9a2', '#ffdcb4'],
      sun: '#fff0d0',
      shadow: '#2b2f56',
      haze: '#e3b1ad',
      exposure: 0.82,
      tint: 0.26,
    },
    {
      stops: ['#5b86b0', '#a9c0d6', '#f6cdbf', '#ffebd2'],
      sun: '#fff6df',
      shadow: '#2d4568',
      haze: '#d9c6c8',
      exposure: 0.9,
      tint: 0.2,
    },
    {
      stops: ['#1f5563', '#6ba09b', '#f3c5a0', '#ffe6bc'],
      sun: '#fff3cf',
      shadow: '#133947',
      haze: '#d3c6aa',
      exposure: 0.84,
      tint: 0.24,
    },
    {
      stops: ['#5c3f70', '#bb6f8d', '#f7a484', '#ffd98f'],
      sun: '#ffefb8',
      shadow: '#35234f',
      haze: '#e8a394',
      exposure: 0.76,
      tint: 0.3,
    },
    {
      stops: ['#4a6a82', '#a1b3ba', '#edd4bd', '#fcf0df'],
      sun: '#fffaea',
      shadow: '#26414f',
      haze: '#cfcdc3',
      exposure: 0.88,
      tint: 0.22,
    },
    {
      stops: ['#454284', '#957bb8', '#f3adbc', '#ffe2c6'],
      sun: '#fff2dc',
      shadow: '#2b2a5c',
      haze: '#d7b0c4',
      exposure: 0.82,
      tint: 0.28,
    },
  ],
  day: [
    {
      stops: ['#2f80b7', '#70b4d8', '#bbe0e6', '#f4efd8'],
      sun: '#fffbe6',
      shadow: '#1d3f66',
      haze: '#bdd6dc',
      exposure: 1,
      tint: 0.08,
    },
    {
      stops: ['#1c6fa6', '#45a5c8', '#a3dad6', '#ebf3df'],
      sun: '#fffdf0',
      shadow: '#123f5e',
      haze: '#aed6d4',
      exposure: 1,
      tint: 0.08,
    },
    {
      stops: ['#e3c995', '#efdcb2', '#f6ead0', '#faf3e2'],
      sun: '#fffdf4',
      shadow: '#2a4a55',
      haze: '#e6ddc4',
      exposure: 0.96,
      tint: 0.14,
    },
    {
      stops: ['#4c9c9c', '#93c8bb', '#d6e8cd', '#f8f1d6'],
      sun: '#fffbe8',
      shadow: '#16444e',
      haze: '#c0dac8',
      exposure: 0.98,
      tint: 0.1,
    },
    {
      stops: ['#3a6d9f', '#82adca', '#d3dfdd', '#f9e9cf'],
      sun: '#fffaea',
      shadow: '#213a61',
      haze: '#c7d2d3',
      exposure: 0.98,
      tint: 0.1,
    },
    {
      stops: ['#5aa5cf', '#9fcfe0', '#d9ecea', '#fdf6e3'],
      sun: '#ffffff',
      shadow: '#25506f',
      haze: '#cfe3e3',
      exposure: 1,
      tint: 0.08,
    },
    {
      stops: ['#ef9f86', '#f6c3a4', '#fae0c4', '#fdf2df'],
      sun: '#fffaf0',
      shadow: '#33455f',
      haze: '#eed6c2',
      exposure: 0.96,
      tint: 0.14,
    },
  ],
  golden: [
    {
      stops: ['#ee9648', '#f5b75d', '#fbdc9a', '#fff1cb'],
      sun: '#fffae0',
      shadow: '#5a2f3c',
      haze: '#f3cf95',
      exposure: 0.86,
      tint: 0.24,
    },
    {
      stops: ['#2d6e80', '#84ac9c', '#f1c57c', '#fde5a6'],
      sun: '#fff6cc',
      shadow: '#173f4f',
      haze: '#dcc490',
      exposure: 0.84,
      tint: 0.2,
    },
    {
      stops: ['#cf4a58', '#ed8858', '#f7b568', '#ffe39c'],
      sun: '#fff2bd',
      shadow: '#4a1f40',
      haze: '#f0ac72',
      exposure: 0.76,
      tint: 0.28,
    },
    {
      stops: ['#c65a40', '#f09245', '#f9c784', '#fdecc9'],
      sun: '#fff8dc',
      shadow: '#4b2a37',
      haze: '#f0c08a',
      exposure: 0.8,
      tint: 0.26,
    },
    {
      stops: ['#6c91aa', '#cdb595', '#f4c36f', '#ffe9aa'],
      sun: '#fff8d4',
      shadow: '#34405c',
      haze: '#e4c796',
      exposure: 0.86,
      tint: 0.2,
    },
    {
      stops: ['#df7c62', '#f1a670', '#f7cf90', '#fdf1cc'],
      sun: '#fffbe2',
      shadow: '#4e3049',
      haze: '#f1c79b',
      exposure: 0.82,
      tint: 0.24,
    },
    {
      stops: ['#3f5f93', '#a58fa0', '#f0aa78', '#fddc9c'],
      sun: '#fff1c2',
      shadow: '#2b2f58',
      haze: '#dcae92',
      exposure: 0.78,
      tint: 0.24,
    },
  ],
  dusk: [
    {
      stops: ['#2d1f52', '#6f2f70', '#d5515f', '#f99b5c'],
      sun: '#ffd9a0',
      shadow: '#1c1238',
      haze: '#b3566c',
      exposure: 0.5,
      tint: 0.42,
    },
    {
      stops: ['#1e3057', '#55417f', '#b9588e', '#ffa487'],
      sun: '#ffdcb8',
      shadow: '#141b3c',
      haze: '#9c6390',
      exposure: 0.5,
      tint: 0.42,
    },
    {
      stops: ['#10345c', '#376180', '#c57481', '#f9bb98'],
      sun: '#ffe3c2',
      shadow: '#0d2140',
      haze: '#a08490',
      exposure: 0.54,
      tint: 0.38,
    },
    {
      stops: ['#3d1e4e', '#933f65', '#ea6e4d', '#ffbb64'],
      sun: '#ffe3a6',
      shadow: '#220f33',
      haze: '#cc6a5b',
      exposure: 0.5,
      tint: 0.42,
    },
    {
      stops: ['#17364f', '#356877', '#e0836a', '#f6c983'],
      sun: '#ffe9bb',
      shadow: '#0c2334',
      haze: '#a98a7d',
      exposure: 0.54,
      tint: 0.36,
    },
    {
      stops: ['#42286e', '#8250a4', '#e88fb5', '#ffcdae'],
      sun: '#ffeacf',
      shadow: '#231642',
      haze: '#b583b1',
      exposure: 0.56,
      tint: 0.38,
    },
  ],
  night: [
    {
      stops: ['#0b1538', '#162c5e', '#325389', '#7b9dbd'],
      sun: '#fdf6dc',
      shadow: '#060d26',
      haze: '#4d72a0',
      exposure: 0.44,
      tint: 0.52,
    },
    {
      stops: ['#0b1c30', '#133c4f', '#22666b', '#72aca0'],
      sun: '#f6f7dd',
      shadow: '#05131f',
      haze: '#3f8281',
      exposure: 0.44,
      tint: 0.5,
    },
    {
      stops: ['#1b1344', '#372672', '#63499a', '#b08fbe'],
      sun: '#fff3dc',
      shadow: '#0e0a2b',
      haze: '#7a62a6',
      exposure: 0.44,
      tint: 0.52,
    },
    {
      stops: ['#081c2e', '#10324e', '#2d5675', '#94a9ae'],
      sun: '#fff8e2',
      shadow: '#04101d',
      haze: '#55778d',
      exposure: 0.44,
      tint: 0.5,
    },
    {
      stops: ['#12172e', '#2a3355', '#5b5076', '#c4978f'],
      sun: '#fff0d2',
      shadow: '#090c1e',
      haze: '#80718c',
      exposure: 0.42,
      tint: 0.5,
    },
  ],
}
