<?php
/**
 * Patterns: blocks that are ready to be filled in, in a category of their own.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the patterns. Those with a form are only for people who may publish one.
 */
function site_elements_register_patterns() {
	register_block_pattern_category( 'site-elements', array( 'label' => __( 'Site Elements', 'site-elements' ) ) );
	foreach ( site_elements_pattern_list() as $name => $pattern ) {
		if ( $pattern['isForTrusted'] && ! current_user_can( 'unfiltered_html' ) ) {
			continue;
		}
		register_block_pattern(
			'site-elements/' . $name,
			array(
				'title'         => $pattern['title'],
				'description'   => $pattern['description'],
				'keywords'      => $pattern['keywords'],
				'categories'    => array( 'site-elements' ),
				'content'       => $pattern['content'],
				'viewportWidth' => 800,
			)
		);
	}
}
add_action( 'init', 'site_elements_register_patterns', 11 );
