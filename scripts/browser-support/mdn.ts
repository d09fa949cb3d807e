import data from '@mdn/browser-compat-data' with { type: 'json' }

const { api, css, html, http, javascript } = data

/** MDN's browser compatibility data. */
export const mdn = { api, css, html, http, javascript }
