/** The form that the API asks for: `<app_name> ( <url>, <version> )` (API specification, Authentication). */
export function userAgent(name: string, url: string, version: string): string {
  return `${name} ( ${url}, ${version} )`;
}
