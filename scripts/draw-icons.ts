import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { company } from '../content/company';
import { home } from '../content/home';

/** Redraws the bitmaps under public/ from the icon and the words: `npm run icons`. */
const icon = await readFile('public/icon.svg');
await sharp(icon, { density: 600 })
  .resize(512)
  .png({ palette: true })
  .toFile('public/icon-512.png');
await sharp(icon, { density: 600 })
  .resize(180)
  .png({ palette: true })
  .toFile('public/apple-icon.png');
await sharp(icon, { density: 600 }).resize(32).png({ palette: true }).toFile('public/favicon.ico');

const face = (await readFile('components/layout/fonts/manrope.woff2')).toString('base64');
const mark = icon.toString('base64');
const [first, second] = home.hero.headline;
const preview = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><style>@font-face{font-family:M;src:url(data:font/woff2;base64,${face})}text{font-family:M,Manrope,Liberation Sans,sans-serif;font-weight:700;letter-spacing:-3px}</style><rect width="1200" height="630" fill="#0b1620"/><image x="880" y="180" width="260" height="260" href="data:image/svg+xml;base64,${mark}"/><text x="80" y="300" font-size="104" fill="#e6eef4">${first}</text><text x="80" y="416" font-size="104" fill="#3be8cb">${second}</text><text x="80" y="540" font-size="34" fill="#a3b5c3" letter-spacing="0">${company.name}</text></svg>`;
await sharp(Buffer.from(preview)).png({ palette: true }).toFile('public/preview.png');
