/** Styles of the bar and its menu. */
export const STYLE = `
.bar.page{position:absolute}
.bar.away{visibility:hidden}
.bar{left:0;top:0}
.pill{display:flex;padding:1px}
.pill>*{padding:0 6px}
.sheet{position:absolute;top:calc(100% + 4px);left:0;width:min(272px,100vw - 16px);max-height:min(80vh,560px);overflow:auto;overscroll-behavior:contain;padding:4px;display:grid;gap:4px}
.sheet[hidden]{display:none}
.corner .sheet{top:auto;bottom:calc(100% + 4px)}
.sheet>div{display:grid}
.sheet>div+div{padding-top:4px;border-top:1px solid var(--line)}
.sheet :is(button,a){padding:0 8px;gap:8px}
.sheet svg{color:var(--soft)}
.sheet span{overflow:hidden;text-overflow:ellipsis}
.sheet .flags span{padding-inline-end:72px}
.sheet p{padding:4px 8px 0;color:var(--soft);font-size:12px}
`;
