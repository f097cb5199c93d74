/** The format that the API requires: `<app_name> ( <url>, <version> )` (API specification, Authentication). */
export function userAgent(name: string, url: string, version: string): string {
  return `${name} ( ${url}, ${version} )`;
}
