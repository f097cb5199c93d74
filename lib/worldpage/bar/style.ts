/** Styles of the bar and its menu. */
export const STYLE = `
.bar.page{position:absolute}
.bar.away{visibility:hidden}
.bar{left:0;top:0}
.pill{display:flex;padding:1px}
.pill>*{padding:0 6px}
.sheet{position:absolute;top:calc(100% + 4px);left:0;width:min(346px,100vw - 16px);max-height:60vh;overflow:auto;padding:8px;display:grid;gap:8px}
.sheet[hidden]{display:none}
.corner .sheet{top:auto;bottom:calc(100% + 4px)}
.sheet>div{display:flex;flex-wrap:wrap;gap:2px}
.sheet :is(button,a){padding:0 6px}
.sheet p{flex-basis:100%;padding:0 7px;color:var(--soft);font-size:11.5px}
.sheet .flags button{padding:0 6px;gap:4px;border:1px solid var(--line);border-radius:13px}
`;
