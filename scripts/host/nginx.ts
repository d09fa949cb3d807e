import type { Header } from './export.ts'
import { readExport } from './export.ts'
import { contentTypes } from './files.ts'

type NginxOptions = {
  /** The folder of the exported files on the target machine. */
  root: string
  listen?: string
  serverName?: string | undefined
  /** The URL of the backend, such as `http://127.0.0.1:8080`. */
  api?: string | undefined
}

/** An nginx server block that serves the export in `folder` like a CDN. */
export function nginxSite(
  folder: string,
  { root, listen = '80', serverName = '_', api }: NginxOptions,
): string {
  const { pageHeaders, assetHeaders, apiHeaders, appPaths } = readExport(folder)
  return `server {
    listen ${listen};
    server_name ${serverName};
    root ${quoted(root)};
    absolute_redirect off;
    server_tokens off;

    types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `        ${type.replace(/;.*/, '')} ${extension.slice(1)};`)
  .join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${textTypes};
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${textTypes} image/x-icon;
    merge_slashes off;

${addHeaders(pageHeaders, '    ')}
    add_header Cache-Control "public, max-age=0, must-revalidate" always;

    error_page 404 /404.html;
    location = /404.html { internal; }
    location ~ // { return 404; }
    location = /404 { return 404; }
    location ~ ^/_(headers|redirects)$ { return 404; }

    location = / { try_files /index.html =404; }
    location ~ ^/index(\\.html)?$ { return 308 /$is_args$args; }
${movedAppPaths(appPaths)}
    location ~ ^(?<page>/.+)(\\.html|/)$ {
        if (-f $document_root$page.html) { return 308 $page$is_args$args; }
        return 404;
    }
    location / { try_files $uri.html $uri =404; }

    location /assets/ {
        try_files $uri =404;
${addHeaders(assetHeaders, '        ')}
    }

${appPaths
  .filter((path) => !hasParameter(path))
  .map(appLocation)
  .join('\n')}
${api ? `\n${apiLocation(api, apiHeaders)}\n` : ''}}
`
}

/**
 * Passes backend responses through uncached, with the headers of pages that concern every response. The body limit is above the
 * contract's 1 MiB, so that larger requests get the backend's JSON error instead of an nginx page.
 */
const apiLocation = (api: string, headers: Header[]) => `    location ^~ /api/ {
        proxy_pass ${api};
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_hide_header Cache-Control;
        add_header Cache-Control "no-store" always;
${headers.map(({ name }) => `        proxy_hide_header ${name};`).join('\n')}
${addHeaders(headers, '        ')}
        client_max_body_size 2m;
        charset off;
    }`

const appLocation = (path: string) => `    location = ${path} { try_files /app.html =404; }`

/**
 * From the path as it was sent: a decoded slash would end the segment of a token, and a decoded line break the Location
 * header.
 */
const movedAppPaths = (appPaths: string[]) =>
  `    if ($request_uri ~ "^(?<app>${patternOf(appPaths)})/(\\?|$)") { return 308 $app$is_args$args; }
    if ($request_uri ~ "^(${patternOf(appPaths.filter(hasParameter))})(\\?|$)") { rewrite ^ /app last; }`

const patternOf = (appPaths: string[]) => appPaths.map((path) => path.replaceAll(':id', '[^/?]+')).join('|')
const hasParameter = (path: string) => path.includes(':')

/** Without text/html, which nginx always includes. */
const textTypes = [...new Set(Object.values(contentTypes))]
  .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
  .map((type) => type.replace(/;.*/, ''))
  .join(' ')

function addHeaders(headers: Header[], indent: string): string {
  return headers.map(({ name, value }) => `${indent}add_header ${name} ${quoted(value)} always;`).join('\n')
}

function quoted(text: string): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot represent this text: ${text}`)
  return `"${text}"`
}
