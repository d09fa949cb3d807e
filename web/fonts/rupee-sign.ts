import file from './inter-rupee.woff2'

/**
 * Loads Inter's ₹, which its Latin file does not contain, before the merchant area shows an amount.
 * Exported pages use the ₹ of the fallback font: a second font in their sheet would cost a request before the
 * first paint for a single character, and one loaded later would shift the text.
 */
export function addRupeeSign() {
  document.fonts.add(
    new FontFace('Inter rupee', `url(${file})`, { weight: '400 700', unicodeRange: 'U+20B9' }),
  )
}
